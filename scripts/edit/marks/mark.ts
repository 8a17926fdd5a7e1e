import { createMark } from '@nectarine/edit-mode/marks/mark';
import { textUse } from '@/content/schema/text-use';
import { isRunningText } from '@/lib/languages/translated';

/** A content module whose texts and figures carry their place. */
export const mark = createMark({ textUseOf: (schema) => textUse.get(schema), isRunningText });
