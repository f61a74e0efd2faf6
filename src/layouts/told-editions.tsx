import type { NewEditionsActor } from '../../machines/identity/new-editions';
import { EditionLink } from '../features/reading/edition-link';
import { NewEditions } from '../features/new-editions/new-editions';

export const ToldEditions = ({ actor }: { actor: NewEditionsActor }) => (
  <NewEditions actor={actor} renderEdition={(text, version) => <EditionLink text={text} version={version} />} />
);
