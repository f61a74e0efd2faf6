/** Caches one answer for all callers; a failed one is requested again. */
export function askOnce<TAnswer>(ask: () => Promise<TAnswer>): () => Promise<TAnswer> {
  let answer: Promise<TAnswer> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
