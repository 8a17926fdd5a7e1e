import { Button } from '../button/button';
import { useCopy } from './use-copy';

type CopyTextWords = { copyText: string; textCopied: string; copyFailed: string };

type CopyTextProps = {
  /** Read when the button is pressed. */
  text: () => string;
  words: CopyTextWords;
};

/** A button that copies a ticket as text, for a chat, and says whether it worked. For ink backgrounds. */
export function CopyText({ text, words }: CopyTextProps) {
  const [said, copy] = useCopy(words.copyFailed);
  return (
    <>
      <Button
        type="button"
        variant="hero-outline"
        size="sm"
        onClick={() => copy(text(), words.textCopied)}
      >
        {words.copyText}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
