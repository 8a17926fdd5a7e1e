import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What the finishing step of the build gives a script of its own. */
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

/** While developing, Next hydrates the whole page and asks for no props. */
export const isBuild = process.env.NODE_ENV === 'production';

/**
 * Events that wake what is within an element with them in `data-wake`, wherever on the page they
 * happen: the first signs that there is somebody.
 */
export const FIRST_SIGNS = 'pointermove pointerdown keydown focusin';
