/** A photograph as whoever took it has drawn it small; the photograph itself comes when somebody wants it. */
export const SmallPhoto = ({ children }: { children: string }) => (
  <img
    alt=""
    src={`data:image/jpeg;base64,${children}`}
    width={96}
    height={72}
    className="h-18 w-24 shrink-0 rounded-control border border-line bg-canvas object-cover"
  />
);
