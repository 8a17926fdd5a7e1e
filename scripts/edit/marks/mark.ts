import { createMark } from '@nectarine/edit-mode/marks/mark';
import { textUse } from '@/content/schema/text-use';

/** A content module whose texts and figures carry their place. */
export const mark = createMark({ textUseOf: (schema) => textUse.get(schema) });
