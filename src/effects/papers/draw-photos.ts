import { fromCallback } from 'xstate';

import { SMALL_PHOTO } from '../../../domain/order/on-site/packed';
import type { ChosenFile, DrawPhotos, PhotoEvent } from '../../../machines/order/file-upload';

/** What does not fit as a picture of this side and this fineness is drawn again, coarser and smaller. */
const TRIES = [
  { side: SMALL_PHOTO.side, quality: 0.7 },
  { side: SMALL_PHOTO.side, quality: 0.45 },
  { side: 160, quality: 0.4 },
  { side: 128, quality: 0.35 },
  { side: 96, quality: 0.3 },
  { side: 64, quality: 0.2 },
];

const HEAD = /^data:image\/jpeg;base64,/;
const bytesIn = (base64: string) => Math.floor((base64.length * 3) / 4);

/** One picture small enough to travel with every answer; null where none is. */
function smallOf(picture: ImageBitmap): string | null {
  const paper = document.createElement('canvas');
  const pen = paper.getContext('2d');
  if (!pen) return null;
  for (const { side, quality } of TRIES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    paper.width = Math.max(1, Math.round(picture.width * scale));
    paper.height = Math.max(1, Math.round(picture.height * scale));
    // A drawing on nothing would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, paper.width, paper.height);
    pen.drawImage(picture, 0, 0, paper.width, paper.height);
    const drawn = paper.toDataURL('image/jpeg', quality);
    const base64 = drawn.replace(HEAD, '');
    if (base64 !== drawn && bytesIn(base64) <= SMALL_PHOTO.bytes) return base64;
  }
  return null;
}

async function drawn(file: ChosenFile): Promise<string | null> {
  if (!(file instanceof Blob)) return null;
  const picture = await createImageBitmap(file);
  try {
    return smallOf(picture);
  } finally {
    picture.close();
  }
}

/** Draws photographs small one after the other: a phone has room for one that is unfolded, not for six. */
export const photoDrawer = fromCallback<DrawPhotos, undefined, PhotoEvent>(({ receive, sendBack }) => {
  let isOver = false;
  let before: Promise<void> = Promise.resolve();
  const draw = async (file: ChosenFile) => {
    if (isOver) return;
    const small = await drawn(file).catch(() => null);
    if (!isOver) sendBack({ type: 'photo.drawn', file, small });
  };
  receive(({ files }) => {
    for (const file of files) before = before.then(() => draw(file));
  });
  return () => void (isOver = true);
});
