export type Finished = { path: string; bytes: number; sha256: string };

/** Where papers lie. The database knows whose they are and what they weigh; their bytes never pass through it. */
export type ObjectStore = {
  /** A folder of this machine for what is still coming in. */
  incoming: string;
  /** Takes a finished file over. Once it returns, the file lasts. */
  put: (id: string, file: Finished) => Promise<void>;
  /** Piece by piece. Rejects with `ObjectMissing` before the first piece where there is none. */
  get: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** What is not there is removed already. */
  remove: (id: string) => Promise<void>;
};

export class ObjectMissing extends Error {
  constructor(id: string) {
    super(`no object ${id}`);
    this.name = 'ObjectMissing';
  }
}
