import type { SegDetail } from '../../../../domain/desk/tools/seg';
import { SegregationCard } from '../../segregation/segregation-card';
import type { PictureProps } from '../kit';

export function SegPicture({ detail }: PictureProps<SegDetail>) {
  if (detail === null) return null;
  return (
    <div className="mt-3">
      <SegregationCard goods={detail.goods} box={detail.box} findings={detail.findings} ways={null} />
    </div>
  );
}
