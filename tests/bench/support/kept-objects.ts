import type { CDPSession } from 'playwright';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** Heap of a page after garbage collection, in kB: compiled code, which grows with optimization, and the rest. */
export async function keptBy(session: CDPSession): Promise<{ code: number; rest: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await snapshotOf(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const kept = { code: 0, rest: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + fields.indexOf('type')] ?? 0];
    kept[type === 'code' ? 'code' : 'rest'] += (nodes[at + fields.indexOf('self_size')] ?? 0) / 1000;
  }
  return kept;
}
