import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Marks an island or a behavior. The finishing step gives each one its script. */
      'island-root': {
        'data-island'?: string;
        'data-behavior'?: string;
        'data-wake'?: 'along' | undefined;
        'data-props': string | undefined;
        children?: ReactNode;
      };
    }
  }
}

/** During development Next hydrates the whole page and the props attribute is unused. */
export const isBuild = process.env.NODE_ENV === 'production';
