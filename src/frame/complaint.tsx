import type { ComponentProps } from 'react';

import { PhotoPicker } from '../features/file-upload/photo-picker';
import { OrderComplaint } from '../features/order-complaint/order-complaint';

/** A complaint of what was delivered, with the photographs that show it. */
export const Complaint = (props: Omit<ComponentProps<typeof OrderComplaint>, 'renderPhotos'>) => (
  <OrderComplaint {...props} renderPhotos={(photos, wanted) => <PhotoPicker {...wanted} actor={photos} />} />
);
