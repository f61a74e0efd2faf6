import { fromCallback } from 'xstate';

import { SMALL_PHOTO } from '../../../domain/order/on-site/packed';
import type { ChosenFile, DrawPhotos, PhotoEvent } from '../../../machines/order/file-upload';

/** A picture too large in bytes is redrawn smaller and coarser. */
const TRIES = [
  { side: SMALL_PHOTO.side, quality: 0.7 },
  { side: SMALL_PHOTO.side, quality: 0.45 },
  { side: 160, quality: 0.4 },
  { side: 128, quality: 0.35 },
  { side: 96, quality: 0.3 },
  { side: 64, quality: 0.2 },
];

const HEAD = /^data:image\/jpeg;base64,/;
const base64Bytes = (base64: string) => Math.floor((base64.length * 3) / 4);

/** A preview small enough for every reply; null if none fits. */
function drawThumbnail(picture: ImageBitmap): string | null {
  const paper = document.createElement('canvas');
  const pen = paper.getContext('2d');
  if (!pen) return null;
  for (const { side, quality } of TRIES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    paper.width = Math.max(1, Math.round(picture.width * scale));
    paper.height = Math.max(1, Math.round(picture.height * scale));
    // White first: JPEG turns transparent pixels black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, paper.width, paper.height);
    pen.drawImage(picture, 0, 0, paper.width, paper.height);
    const drawn = paper.toDataURL('image/jpeg', quality);
    const base64 = drawn.replace(HEAD, '');
    if (base64 !== drawn && base64Bytes(base64) <= SMALL_PHOTO.bytes) return base64;
  }
  return null;
}

async function drawn(file: ChosenFile): Promise<string | null> {
  if (!(file instanceof Blob)) return null;
  const picture = await createImageBitmap(file);
  try {
    return drawThumbnail(picture);
  } finally {
    picture.close();
  }
}

/** Resizes photos one at a time: six decoded pictures exceed a phone's memory. */
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
