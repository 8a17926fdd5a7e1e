/**
 * `npm run translate -- content/sw/help/faq.ts`: writes the file with the English texts, ready to
 * be translated. If the file exists, records instead that it says what the English one says today.
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { writeTranslation } = await import('./write-translation');

for (const file of process.argv.slice(2))
  console.log(`${file}: ${await writeTranslation(path.dirname(contentFolder), file)}`);
indexContent();
