/** Below `desktop-menu` of `styles/settings/_breakpoint.scss`. */
export const PHONES = '(max-width: 47.98rem)';

/** Below `landscape`. */
export const LANDSCAPE_PHONES = '(max-width: 43.98rem)';

export type Loading = {
  /** `eager` on the first screen of a page without a tool, where it also comes before other files. */
  loading?: 'eager' | 'lazy' | undefined;
};

export const loadingOf = ({ loading = 'lazy' }: Loading) =>
  ({
    loading,
    fetchPriority: loading === 'eager' ? 'high' : undefined,
  }) as const;
