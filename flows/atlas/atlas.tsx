import { useState } from 'react';

import { flowAtlasCopy as copy } from '../copy/atlas';
import { Logo } from '../../src/ui/mark/logo';
import type { Theme } from '../picture/flow-picture';
import { useAddress } from './address';
import './atlas.css';
import './chart.css';
import './side.css';
import './stage.css';
import '../picture/picture.css';
import { flowById } from './catalogue';
import { Contents } from './contents';
import { FlowPage } from './flow-page';
import { JourneyPage } from './journey-page';
import { MapPage } from './map-page';
import { ProductPage } from './product-page';
import { SpecPage } from './spec-page';
import { Segments } from './segments';
import type { Surroundings } from './stage';

const PAGES = [
  { hash: '#/', name: 'flows' },
  { hash: '#/map', name: 'map' },
  { hash: '#/order', name: 'order' },
  { hash: '#/spec', name: 'spec' },
  ...(import.meta.env.DEV ? ([{ hash: '#/live', name: 'live' }] as const) : []),
] as const;

export function Atlas({ around }: { around: Surroundings }) {
  const { hash, address } = useAddress();
  const [theme, setTheme] = useState<Theme>('auto');
  const flow = flowById.get(address.flow ?? '');
  return (
    <div className="atlas" data-theme={theme}>
      <header className="atlas-bar">
        <a href="#/" target="_self" className="atlas-mark">
          <Logo />
          <b>{copy.title}</b>
        </a>
        <nav aria-label={copy.pages.label}>
          {PAGES.map(({ hash: to, name }) => (
            <a
              key={name}
              href={to}
              target="_self"
              aria-current={!flow && to === `#/${address.flow ?? ''}` ? 'page' : undefined}
            >
              {copy.pages[name]}
            </a>
          ))}
        </nav>
        <span className="grow" />
        <Segments label={copy.bar.theme} options={copy.bar.themes} chosen={theme} onChoose={setTheme} />
      </header>
      {flow ? (
        <FlowPage
          address={{
            hash,
            flow,
            history: address.history,
            look: address.history ? '' : decodeURIComponent(address.rest),
          }}
          theme={theme}
          around={around}
        />
      ) : address.flow === 'map' ? (
        <MapPage />
      ) : address.flow === 'order' ? (
        <JourneyPage key={hash} rest={decodeURIComponent(address.rest)} theme={theme} around={around} />
      ) : import.meta.env.DEV && address.flow === 'live' ? (
        <ProductPage theme={theme} />
      ) : address.flow === 'spec' ? (
        <SpecPage key={hash} begin={decodeURIComponent(address.rest)} />
      ) : (
        <Contents theme={theme} unknown={address.flow ?? ''} />
      )}
    </div>
  );
}
