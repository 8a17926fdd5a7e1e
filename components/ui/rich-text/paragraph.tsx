import { RichText } from './rich-text';

/** A paragraph of running text; nothing without a text. */
export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <RichText text={text} />
    </p>
  );
