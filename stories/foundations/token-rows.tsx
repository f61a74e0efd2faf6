import type { ReactNode } from 'react';

import css from '../../src/ui/tokens.css?raw';
import { PURPOSES } from './purposes';
import { Row, Rows } from './sheet';
import { TokenName } from './token-name';
import { type Token, tokensOf } from './tokens';

type TokenRowsProps = {
  kind: string;
  tokens?: readonly Token[];
  /** False where the sample shows the value. */
  hasValue?: boolean;
  sample: (token: Token) => ReactNode;
};

/** A row for each token of a kind: its sample, its name and value, and its purpose. */
export const TokenRows = ({ kind, tokens = tokensOf(css, kind), hasValue = true, sample }: TokenRowsProps) => (
  <Rows>
    {tokens.map((token) => (
      <Row
        key={token.name}
        sample={sample(token)}
        name={
          <>
            <TokenName name={`${kind}-${token.name}`} />
            {hasValue && <span className="block break-words text-12 text-muted">{token.day}</span>}
          </>
        }
      >
        {PURPOSES[`${kind}-${token.name}`]}
      </Row>
    ))}
  </Rows>
);
