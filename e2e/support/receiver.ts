import { EventEmitter, once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { serve } from '../../scripts/hosting/run-server';
import { answerFailure, answerSuccess } from '../../scripts/inbox/page';
import { readSubmission, type Submission } from '../../scripts/inbox/submission';

type Behaviour = 'ok' | 'error-500' | 'silent';

/** A post as it arrived. `fields` has repeated names joined with ", ", as the service mails them. */
export type Post = Submission & { fields: Record<string, string>; headers: IncomingHttpHeaders };

/** A real server that replaces the form-forwarding service. */
export type Receiver = {
  origin: string;
  posts: Post[];
  behave: (behaviour: Behaviour) => void;
  /** The next post, awaited if necessary. */
  nextPost: () => Promise<Post>;
};

/** Starts a receiver on a free port. It behaves `ok` until told otherwise. */
export async function startReceiver(): Promise<Receiver & { close: () => Promise<void> }> {
  const posts: Post[] = [];
  const arrivals = new EventEmitter();
  let behaviour: Behaviour = 'ok';
  let given = 0;

  const { origin, close } = await serve(async (request, response) => {
    // On a kept-alive connection the browser may repeat a post after a reset.
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Origin', '*');
    // A page that asks whether the service responds.
    if (request.method === 'HEAD') return void response.end();
    const submission = await readSubmission(request);
    const fields = joinRepeated(submission.entries);
    posts.push({ ...submission, fields, headers: request.headers });
    arrivals.emit('post');

    if (behaviour === 'ok') answerSuccess(request, response, fields._next ?? '');
    if (behaviour === 'error-500') answerFailure(request, response, 500, 'The service is broken.');
  });

  return {
    origin,
    close,
    posts,
    behave(next) {
      behaviour = next;
    },
    async nextPost() {
      while (posts.length <= given) await once(arrivals, 'post');
      return posts[given++] as Post;
    },
  };
}

function joinRepeated(entries: Submission['entries']): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    fields[name] = name in fields ? `${fields[name]}, ${value}` : value;
  }
  return fields;
}
