import { fn } from 'storybook/test';

import type { ShownFile } from '../../machines/order/file-upload';
import { DOORS } from '../small-photo.fixtures';

export const PHOTO: ShownFile = {
  key: 'file-1',
  fileId: 'photo-1',
  docType: 'COMPLAINT',
  name: '渗漏的桶.jpg',
  bytes: 2_912_000,
  state: 'done',
  percent: 100,
  faultCode: null,
  small: DOORS,
  mayRetry: false,
  mayRemove: true,
  mayReplace: false,
  mayOpen: false,
  isLeaving: false,
  keptCode: null,
};

export const PHOTOS: readonly ShownFile[] = [
  PHOTO,
  { ...PHOTO, key: 'file-2', fileId: '', name: '桶身标签.png', bytes: 1_204_000, state: 'sending', percent: 50 },
  { ...PHOTO, key: 'file-3', fileId: '', name: '车厢.jpg', bytes: 3_870_000, state: 'waiting', percent: 0 },
];

export const PHOTO_INTENTS = { choose: fn(), open: fn(), replace: fn(), retry: fn(), remove: fn() };
