import { describe, expect, it } from 'vitest';

import { DurableFiles } from '../../../server/base/database/durable-files';
import { folderOf } from '../support/folder';

type Files = { stream_ops: { write: () => number } };

/** Result of a write that fails once with this errno, and the number of requests for room. */
async function writeAfter(errno: number, hasRoom: boolean) {
  const folder = folderOf();
  let asked = 0;
  const files = new DurableFiles(folder.path, () => {
    asked += 1;
    return hasRoom;
  });
  const { emscriptenOpts } = await files.init({} as never, {});
  let writes = 0;
  const write = () => {
    writes += 1;
    if (writes === 1) throw Object.assign(new Error('the disk'), { errno });
    return 7;
  };
  const module: { NODEFS: Files } = { NODEFS: { stream_ops: { write } } };
  emscriptenOpts.preRun?.at(-1)?.(module as never);
  const ended = () => {
    try {
      return module.NODEFS.stream_ops.write();
    } catch (error) {
      return String(error);
    }
  };
  const end = ended();
  folder.remove();
  return { end, asked };
}

describe('write on a full disk', () => {
  it.each([
    ['on the disk', 51],
    ['left of what is allowed', 19],
  ])('%s is retried after the ballast is released', async (_, errno) => {
    expect(await writeAfter(errno, true)).toEqual({ end: 7, asked: 1 });
  });

  it('fails when there is no ballast', async () => {
    expect(await writeAfter(51, false)).toEqual({ end: 'Error: the disk', asked: 1 });
  });

  it('keeps the ballast for other errors', async () => {
    expect(await writeAfter(52, true)).toEqual({ end: 'Error: the disk', asked: 0 });
    expect(await writeAfter(20, true)).toEqual({ end: 'Error: the disk', asked: 0 });
  });
});
