import { frameCopy } from '../../copy/frame';
import { Button } from '../../ui/press/button';
import { Glyph, SIGNS } from '../../ui/mark/glyph';

const { gate: copy } = frameCopy;

/** In place of a page that belongs to somebody. The address stays, so that signing in opens this very page. */
export function SignInGateView({ title, onLogin }: { title: string; onLogin: () => void }) {
  return (
    <section className="wrap grid flex-1 content-center justify-items-start gap-3 py-28">
      <p className="flex items-center gap-2 text-muted">
        <Glyph path={SIGNS.lock} />
        {copy.title}
      </p>
      <h1 className="text-32 outline-none">{title}</h1>
      <p className="max-w-130 text-16 text-muted">{copy.text}</p>
      <div className="mt-4">
        <Button look="signal" size="large" onClick={onLogin}>
          {copy.login}
        </Button>
      </div>
    </section>
  );
}
