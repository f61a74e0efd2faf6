/** What one tab tells the others of this site; null in a browser that has no such thing, or has it blocked. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};
