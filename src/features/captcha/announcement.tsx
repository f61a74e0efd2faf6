/** Says to those who cannot see the picture what has just changed about it. */
export function Announcement({ children }: { children: string }) {
  return <output className="sr-only">{children}</output>;
}
