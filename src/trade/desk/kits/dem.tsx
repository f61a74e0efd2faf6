import { DEM_TOOL } from '../../../../domain/desk/tools/dem';
import { demWords } from '../../../copy/desk/dem';
import { kitOf } from '../kit';

export default kitOf({ tool: DEM_TOOL, words: demWords });
