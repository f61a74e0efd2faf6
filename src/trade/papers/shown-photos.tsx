import type { MishapPhoto } from '../../../domain/order/changes/mishap';
import { photosCopy as copy } from '../../copy/papers/photos';
import { SmallPhoto } from '../../ui/mark/small-photo';
import { LinkButton } from '../../ui/press/link-button';

export type OpenPhoto = (photo: Pick<MishapPhoto, 'fileId' | 'name'>) => void;

type ShownPhotosProps = {
  of: string;
  photos: readonly MishapPhoto[];
  onOpen: OpenPhoto;
};

export const ShownPhotos = ({ of, photos, onOpen }: ShownPhotosProps) =>
  photos.length > 0 && (
    <ul aria-label={copy.of(of)} className="mt-1 flex flex-wrap gap-2 print:hidden">
      {photos.map(({ fileId, name, small }, at) => (
        <li key={fileId}>
          <LinkButton isLook className="block" onClick={() => onOpen({ fileId, name })}>
            <SmallPhoto>{small}</SmallPhoto>
            <span className="sr-only">{copy.open(of, at + 1, name)}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
