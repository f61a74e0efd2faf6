export function Announcement({ children }: { children: string }) {
  return <output className="sr-only">{children}</output>;
}
