/** A further language of the site. */
export type Translation = {
  /** BCP 47, and the first part of every address: `sw`. */
  readonly language: string;
  /** The language's name for itself: `Kiswahili`. */
  readonly languageName: string;
  /** The messages of its catalogue, such as `content/sw.po`. */
  readonly messages: Readonly<Record<string, string>>;
  /** English texts of pages by place, `content/help/faq.ts:meta.title`, with their translations. */
  readonly lastByPlace?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
};
