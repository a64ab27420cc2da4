import { cardsFaults } from '../../faults/areas/cards.ts';
import { oneOfEachClass } from '../../faults/faults.ts';
import { testFaults } from '../../faults/testFaults.ts';

testFaults(cardsFaults, oneOfEachClass);
