import type { RichText } from './link';
import type { Money } from './money';
import type { Duration, Percentage, TimeRange, TrackingNumber } from './quantity';
import type { SiteContent } from './site-content';

/** The data of a figure, which is the same in every language. */
type Figure = Money | TimeRange | Duration | Percentage | TrackingNumber;

/** A section may have the fields of a figure, but never is one. */
type IsFigure<T> = T extends { kind: string } ? false : T extends Figure ? true : false;

/** Text as a translation gives it; `never` for what it inherits: numbers, choices, figures. */
type TextIn<T> = [RichText] extends [T]
  ? RichText
  : T extends string
    ? string extends T
      ? string
      : never
    : IsFigure<T> extends true
      ? never
      : T extends readonly (infer Item)[]
        ? readonly (TextIn<Item> | null)[]
        : T extends object
          ? Translation<T>
          : never;

/**
 * The texts of a translation, laid out like the English content. Everything else is inherited, so
 * that figures, pictures, ids and the targets of buttons cannot differ. Running text is given as a
 * whole, with its links. An entry of a list, or an optional text, that is not translated yet is
 * `null`: pages leave it out.
 * In an unfinished page, any text may be `null`. The content check names texts that are missing.
 */
export type Translation<T> = {
  readonly [Key in keyof T as [TextIn<NonNullable<T[Key]>>] extends [never] ? never : Key]?: TextIn<
    NonNullable<T[Key]>
  > | null;
};

type WrittenFrom = {
  /**
   * Identifies the English text that this one was written from. `npm run translate` writes it; if
   * the English text has changed since, the translation is listed as out of date.
   */
  readonly english: string;
};

/** The texts of menus, forms or another file outside the collections in another language. */
export type TranslatedFile<Content> = WrittenFrom & Translation<Content>;

/** The fields of a translated page that are not texts of the page itself. */
type PageText = WrittenFrom & {
  /**
   * The address below the language's folder, in words of that language:
   * `njia-za-usafirishaji/china-kwenda-tanzania`. Empty for the home page.
   */
  readonly address: string;
  /** Further addresses that show the page, written the same way. */
  readonly aliases?: readonly string[];
  /** Whether texts are still missing: until they are written, visitors get the English page. */
  readonly unfinished?: true;
  /** Whether a native speaker has confirmed the text. `npm run check:release` lists the others. */
  readonly confirmed?: true;
};

/** A page in another language than English. */
export type TranslatedPage<Content> = PageText & Omit<Translation<Content>, 'aliases' | 'updated'>;

/** The pages of one language by folder and file. A missing page has no text in that language. */
export type TranslatedPages = {
  readonly [Folder in keyof SiteContent['collections']]?: Readonly<
    Record<string, TranslatedPage<unknown>>
  >;
};

/** Everything the site says in another language than English. */
export type Texts = {
  /** BCP 47, and the first part of every address: `sw`. */
  readonly language: string;
  /** The language's name for itself: `Kiswahili`. */
  readonly languageName: string;
  readonly collections: TranslatedPages;
} & {
  /** What is left out stays English: leave out only what no translated page shows. */
  readonly [Field in TranslatedField]?: TranslatedFile<SiteContent[Field]>;
};

/** What belongs to no collection and is written in each language. The rest is figures. */
type TranslatedField =
  | 'company'
  | 'words'
  | 'navigation'
  | 'forms'
  | 'rates'
  | 'routePage'
  | 'goodsPage'
  | 'helpSearch'
  | 'nearMisses'
  | 'customs'
  | 'landedCost'
  | 'landedCostTool'
  | 'shipmentStages'
  | 'notFound';
