import { CAPTCHA_PICTURE, CAPTCHA_PIECE } from '../../../domain/people/captcha';
import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { ChallengeNoticeView, RenewalVeil } from './challenge-notice';
import { Verdict } from './verdict';

const { slider: copy } = captchaCopy;

const share = (pixels: number) => `${(pixels / CAPTCHA_PICTURE.width) * 100}%`;

const Piece = ({ piece, offset }: { piece: string; offset: number }) => (
  <img
    src={piece}
    alt=""
    draggable={false}
    className="absolute inset-y-0 h-full max-w-none select-none"
    style={{ left: share(offset), width: share(CAPTCHA_PIECE.width) }}
  />
);

type SliderSceneProps = { view: SliderView; asking: ChallengeView | null; onRetry: () => void };

export function SliderScene({ view, asking, onRetry }: SliderSceneProps) {
  const { status, scene, piece, offset, seconds, message } = view;
  const isRenewing = scene !== null && asking?.status === 'loading';
  return (
    <div className="relative aspect-2/1 overflow-hidden rounded-control bg-sunken">
      {scene && <img src={scene} alt={copy.scene} draggable={false} className="size-full select-none" />}
      {piece && <Piece piece={piece} offset={offset} />}
      {status === 'passed' && (
        <Verdict tone="good" className="absolute inset-x-0 bottom-0 h-8">
          {copy.passed(seconds)}
        </Verdict>
      )}
      {status === 'failed' && (
        <Verdict tone="bad" className="absolute inset-x-0 bottom-0 h-8">
          {failedSentence(message)}
        </Verdict>
      )}
      {isRenewing && <RenewalVeil />}
      {asking && !isRenewing && <ChallengeNoticeView view={asking} onRetry={onRetry} />}
    </div>
  );
}
