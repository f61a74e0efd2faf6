/** What Node says of a file that nobody closed, and of listeners that nobody takes away. */
const LEAK = /^(?:MaxListenersExceededWarning|Warning: Closing (?:a )?(?:file descriptor|FileHandle|directory handle))/;

const heard = Symbol.for('runtime warnings are heard');
const house = globalThis as { [heard]?: true };

/** A leak fails the run: the runner reports what is thrown outside of a test. Files of a worker share the ear. */
if (!house[heard]) {
  house[heard] = true;
  process.on('warning', (warning) => {
    if (LEAK.test(String(warning))) throw warning;
  });
}
