import { parentPort } from 'node:worker_threads';

import { prerender } from 'react-dom/static';

import { answeredTree, type AnsweredPage } from './app/answered/drawn-answer';

/** The page with its answer, as its own code draws it. Null where there is no list to be shown. */
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

/** The thread in which the gateway has its answers drawn. */
parentPort?.on('message', ({ id, answered }: { id: number; answered: AnsweredPage }) => {
  void draw(answered)
    .then(
      (html) => ({ id, html }),
      (error: unknown) => ({ id, html: null, fault: String(error) }),
    )
    .then((answer) => parentPort?.postMessage(answer, []));
});
