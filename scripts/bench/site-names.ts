/** Next's own export, an older finished site, this project's finished site, and its text alone. */
export const siteNames = ['stock', 'before', 'finished', 'bare'] as const;
export type SiteName = (typeof siteNames)[number];
