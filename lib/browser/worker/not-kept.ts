import { CACHES, keptPaths, withBody } from './kept';
import { notFoundPage } from './languages';
import { missingPage, titleIn } from './offline-page';
import type { WorkerBuild, WorkerLanguage } from './worker-scope';

type Build = Pick<WorkerBuild, 'languages'>;

/** The not-found page in a language, or another one if that is not kept. */
async function frameIn(pages: Cache, language: WorkerLanguage, { languages }: Build) {
  for (const each of [language, ...languages]) {
    const frame = await pages.match(notFoundPage(each));
    if (frame) return frame;
  }
  return undefined;
}

/** The answer to an address that is not kept: a list of what is, in this language. */
export async function notKept(build: Build, language: WorkerLanguage): Promise<Response> {
  const pages = await caches.open(CACHES.pages).catch(() => undefined);
  const frame = pages && (await frameIn(pages, language, build));
  if (!pages || !frame) return Response.error();
  const paths = (await keptPaths(pages)).reverse();
  const list = paths.map(async (path) => {
    const page = await pages.match(path);
    return { path, title: titleIn((await page?.text()) ?? '') };
  });
  return withBody(frame, missingPage(await frame.text(), language, await Promise.all(list)));
}
