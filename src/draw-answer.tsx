import { parentPort } from 'node:worker_threads';

import { prerender } from 'react-dom/static';

import { answeredTree, type AnsweredPage } from './app/answered/drawn-answer';

/** Null when the page has no list to show. */
async function draw(answered: AnsweredPage): Promise<string | null> {
  const { tree, hasList, end } = await answeredTree(answered);
  try {
    const { prelude } = await prerender(tree, { identifierPrefix: 'answered-', progressiveChunkSize: Infinity });
    const html = await new Response(prelude).text();
    return hasList() ? html : null;
  } finally {
    end();
    performance.clearMarks();
  }
}

/** Worker thread in which the gateway draws answers. */
parentPort?.on('message', ({ id, answered }: { id: number; answered: AnsweredPage }) => {
  void draw(answered)
    .then(
      (html) => ({ id, html }),
      (error: unknown) => ({ id, html: null, fault: String(error) }),
    )
    .then((answer) => parentPort?.postMessage(answer, []));
});
