import { sizeText } from '../../copy/papers/file-upload';
import { momentText } from '../../copy/words/moment-words';
import { SmallPhoto } from '../../ui/mark/small-photo';
import { LinkButton } from '../../ui/press/link-button';

type TakenFileProps = {
  file: { small: string | null; at: string; bytes: number };
  /** Visible text, and the full text for screen readers. */
  shown: string;
  spoken: string;
  onOpen: () => void;
};

export const TakenFile = ({ file: { small, at, bytes }, shown, spoken, onOpen }: TakenFileProps) => (
  <li className="min-w-0 text-12 text-muted">
    <LinkButton isLook className="flex max-w-full items-center gap-2 py-1 text-left" onClick={onOpen}>
      {small !== null && <SmallPhoto>{small}</SmallPhoto>}
      <span aria-hidden="true" className="min-w-0 wrap-anywhere">
        {shown}
      </span>
      <span className="sr-only">{spoken}</span>
    </LinkButton>
    {momentText(at)} · {sizeText(bytes)}
  </li>
);
