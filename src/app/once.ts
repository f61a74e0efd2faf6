/** The same answer for everybody who asks. One that failed is asked for again. */
export function once<TAnswer>(ask: () => Promise<TAnswer>): () => Promise<TAnswer> {
  let answer: Promise<TAnswer> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
