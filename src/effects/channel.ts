/** Channel between tabs of this site; null in a browser that lacks it or blocks it. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};
