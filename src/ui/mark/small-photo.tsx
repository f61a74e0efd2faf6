/** Thumbnail made by the uploader; the full photo loads on demand. */
export const SmallPhoto = ({ children }: { children: string }) => (
  <img
    alt=""
    src={`data:image/jpeg;base64,${children}`}
    width={96}
    height={72}
    className="h-18 w-24 shrink-0 rounded-control border border-line bg-canvas object-cover"
  />
);
