import type { z } from 'zod';
import type { errorWords } from '../error';
import type { words } from '../interface';
import type * as modules from '../modules.generated';
import type { singleFiles } from './single-files';

/** The same keys with any text: what a translation of `Copy` has to provide. */
type TranslationOf<Copy> = Copy extends string
  ? string
  : { readonly [Key in keyof Copy]: TranslationOf<Copy[Key]> };

/** Labels and messages of the components. The English ones define the keys. */
export type InterfaceWords = TranslationOf<typeof words>;

/** What the files that belong to no collection contain. */
type SingleFiles = {
  readonly [Field in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Field]['schema']>;
};

/** Everything the site says in one language. */
export type SiteContent = Omit<SingleFiles, 'words' | 'error'> & {
  /** BCP 47, as in `<html lang>`: `en`, `sw`. */
  readonly language: string;
  /** The language's name for itself, for the link that leads to it: `English`, `Kiswahili`. */
  readonly languageName: string;
  /** In a translation, the pages that have a text in this language. */
  readonly ownPages?: {
    /** Their paths by id, the canonical one first. */
    readonly addresses: Readonly<Record<string, readonly string[]>>;
    /** The language of all other pages. */
    readonly otherwise: string;
    /** What goods are called in that language, by file. */
    readonly goodsNames: Readonly<Record<string, string>>;
  };
  readonly words: InterfaceWords;
  readonly error: TranslationOf<typeof errorWords>;
  /** The pages by folder and file. A translation has all of them, so that every link works. */
  readonly collections: typeof modules;
};
