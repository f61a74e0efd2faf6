import type { ComponentProps } from 'react';

import { PhotoPicker } from '../features/file-upload/photo-picker';
import { OrderComplaint } from '../features/order-complaint/order-complaint';

export const Complaint = (props: Omit<ComponentProps<typeof OrderComplaint>, 'renderPhotos'>) => (
  <OrderComplaint {...props} renderPhotos={(photos, wanted) => <PhotoPicker {...wanted} actor={photos} />} />
);
