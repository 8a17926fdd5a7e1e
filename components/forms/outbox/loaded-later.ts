import { connectForm } from '@/lib/browser/outbox/connect-form';
import { Notices, Sent } from './notices';
import { Progress, Question, Restored } from './sending-views';

/** What of a form loads once something was typed or is kept on this device. */
export const outboxCode = { connectForm, views: { Notices, Progress, Question, Restored, Sent } };
