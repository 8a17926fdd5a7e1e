import type { Listed } from '../edited-site';
import { ask } from './api';
import { useAttempt } from './attempt';
import { openOnceReady } from './navigation';

type TranslateProps = { pages: readonly Listed[]; here: string };

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const counted = (left: number) => (left === 1 ? '1 text' : `${left} texts`);

/** Offers to translate an English page; on an unfinished translation, shows how much is left. */
export function Translate({ pages, here }: TranslateProps) {
  const { message, save, isSaving } = useAttempt();
  const own = pages.flatMap(({ translations }) => translations).find(({ path }) => path === here);
  if (own && own.left > 0)
    return <span>{counted(own.left)} to translate before visitors get this page</span>;
  const page = pages.find(({ path }) => path === here);
  if (!page) return null;
  const begin = (language: string) =>
    save(async () => {
      const { path } = await ask('translate', { file: page.file, language });
      await openOnceReady(path);
    });
  return (
    <>
      {page.translations
        .filter(({ left }) => left > 0)
        .map(({ language, path, left }) => (
          <button key={language} type="button" onClick={() => location.assign(path)}>
            Write it in {names.of(language)} ({left} left)
          </button>
        ))}
      {page.untranslated.map((language) => (
        <button key={language} type="button" disabled={isSaving} onClick={() => begin(language)}>
          {isSaving ? 'Opening …' : `Write it in ${names.of(language)}`}
        </button>
      ))}
      {message && <em className="fault">{message}</em>}
    </>
  );
}
