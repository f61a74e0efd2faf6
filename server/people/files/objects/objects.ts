export type Finished = { path: string; bytes: number; sha256: string };

/** Store of file contents. The database holds owners and sizes; contents never pass through it. */
export type ObjectStore = {
  incoming: string;
  /** Takes over a finished file; durable once it returns. */
  put: (id: string, file: Finished) => Promise<void>;
  /** In pieces. Rejects with `ObjectMissing` before the first piece if the object is missing. */
  get: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** A missing object counts as removed. */
  remove: (id: string) => Promise<void>;
};

export class ObjectMissing extends Error {
  constructor(id: string) {
    super(`no object ${id}`);
    this.name = 'ObjectMissing';
  }
}
