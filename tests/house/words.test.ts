import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from './catalogues.ts';
import { proseInCode } from './codeProse.ts';
import { texts as documented } from './documented/texts.ts';

/** A word or pattern to avoid. */
interface VocabularyRule {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
  why: string;
  /** A text that the pattern must match. */
  example: string;
  /** The rule applies only to the texts of the product, not to documentation, comments and test names. */
  only?: 'texts';
}

/**
 * The private vocabulary: German turned into English word by word, and words that the product calls by another name. The
 * texts that the specification quotes are exempt, letter for letter.
 */
const vocabulary: VocabularyRule[] = [
  // Users
  {
    pattern: /\bsomebody\b/i,
    instead: '“someone else”',
    why: 'another user has one name in the product',
    example: 'Somebody else changed this',
  },
  {
    pattern: /\bnobody\b/i,
    instead: '“no one”, or better their name: “No users”',
    why: 'a reader wants to know who is meant',
    example: 'Nobody has the role',
  },
  {
    pattern: /\beverybody\b/i,
    instead: '“everyone”, or better their name: “all users”',
    why: 'a reader wants to know who is meant',
    example: 'Its map closes for everybody.',
  },
  {
    pattern: /\b(who|whom|what)ever\b/i,
    instead: '“users who …”, “anyone who …”',
    why: 'a clause as a subject has to be read twice',
    example: 'Whoever has it can do the same',
  },
  {
    pattern: /(^|[.;:] )Who (is|has|was|gets|may|comes)\b(?![^.]*\?)/m,
    instead: '“Users who …”',
    why: 'a clause as a subject has to be read twice',
    example: 'Who comes by a link is led to it after signing in.',
  },
  {
    pattern: /\b(he|she|his|hers?|him|himself|herself)\b/i,
    instead: '“they”, “their”',
    why: 'a user is not a man or a woman',
    example: 'what she may do',
  },
  {
    pattern: /\bone[’']s\b/i,
    instead: '“your”, “their”',
    why: 'the reader is “you”, a user is “they”',
    example: 'what one’s colleagues change',
  },
  {
    pattern: /\b(persons?|people)\b/i,
    instead: '“user”, in a work order department “member”',
    why: 'an account is called a user',
    example: 'People who have the role',
    only: 'texts',
  },
  {
    pattern: /\blog (in|out)\b/i,
    instead: '“sign in”, “sign out”',
    why: 'only the specification says login',
    example: 'Log in again',
  },

  // Things
  {
    pattern: /\bdeeds?\b/i,
    instead: '“action”, “change”',
    why: 'it is an old word for an action, and a document in land records',
    example: 'no deed of the journal',
  },
  {
    pattern: /\bacts\b/,
    instead: '“actions”',
    why: 'the search lists actions',
    example: 'pages, records, acts',
  },
  {
    pattern: /\be-mails?\b/i,
    instead: '“email”',
    why: 'one spelling',
    example: 'e-mail not verified',
  },
  {
    pattern: /(?<!welcome )\bmails?\b/i,
    instead: '“email”',
    why: 'only the specification says mail',
    example: 'No mail goes out',
  },
  {
    pattern: /, letters, |\bletters with\b|\b(the|no) letters\b/i,
    instead: '“emails”',
    why: 'a letter is paper, or a character',
    example: 'the letters with their links',
  },
  {
    pattern: /\bsigns?\b(?!( \w+)? (in|out|up)\b|-)/i,
    instead: '“character” in a text, “icon” in the interface',
    why: '“sign” is German “Zeichen”, which means both',
    example: 'how signs are written',
  },
  {
    pattern: /\bcolours?\b/i,
    instead: '“color”',
    why: 'the texts are in American English',
    example: 'Outline colour',
  },
  {
    pattern: /(?<!Application )\bIds?\b|\bids\b/,
    instead: '“ID”, “IDs”',
    why: 'only the field Application Id is documented so',
    example: 'Id in the map',
  },
  {
    pattern: /\bcollisions?\b/i,
    instead: '“conflict”',
    why: 'a merge has conflicts',
    example: '1 of 2 collisions decided',
  },
  {
    pattern: /\bRaw\b(?! (JSON|XML)\b)/,
    instead: '“Raw JSON”, “Raw XML”, and “Tree View”',
    why: 'a view is called by its label',
    example: 'Raw and Tree can change it.',
  },
  {
    pattern: /\bdemo room\b/i,
    instead: '“Demo”, “the Demo page”',
    why: 'a page is called by its label',
    example: 'The Demo room lists calls.',
  },
  {
    pattern: /\bWhat I did\b/,
    instead: '“My activity”',
    why: 'the journal is called by its label',
    example: 'What I did lists every change.',
  },
  {
    pattern: /\b(the|of) news\b/i,
    instead: '“notifications”',
    why: 'a group holds notifications',
    example: 'the news of one day',
  },
  {
    pattern: /\banswer(s|ed)?\b/i,
    instead: '“respond”, “response”, “reply”',
    why: 'a service responds, and sends a response',
    example: 'The platform does not answer.',
  },
  {
    pattern: /\bcarr(y|ies|ied)\b/i,
    instead: '“assigned to”',
    why: 'a role is assigned to a user, purpose, toolgroup or tool',
    example: 'No purpose carries this role',
    only: 'texts',
  },
  {
    pattern: /\btick(s|ed)?\b/i,
    instead: '“select”, “selected”',
    why: 'rows are selected',
    example: 'The ticked differences',
  },

  // What happens to them
  {
    pattern: /\b(take|takes|taken|taking|took)( it| this| that| them)? back\b/i,
    instead: '“undo”, “undone”',
    why: 'a change is undone',
    example: 'This cannot be taken back.',
  },
  {
    pattern: /\b(is|are) as before\b|\bas (it|they) (was|were) before\b/i,
    instead: '“Changes to … have been undone.”',
    why: 'a message says what happened, not how the world is now',
    example: 'The county is as it was before.',
  },
  {
    pattern: /\b(is|are) (here|there|back) again\b/i,
    instead: '“has been restored”',
    why: 'a message says what happened, not how the world is now',
    example: 'Auditor is there again.',
  },
  {
    pattern: /\bthere (is|are) no such\b|\bhas no such\b/i,
    instead: '“… not found”',
    why: 'short and known to everyone',
    example: 'There is no such user',
  },
  {
    pattern: /\bno longer there\b|\b(is|are) (there )?no more\b|\bany more\b/i,
    instead: '“no longer exists”, “no longer”',
    why: '“nicht mehr” is “no longer”',
    example: 'It is there no more.',
  },
  {
    pattern: /\bnothing fits\b|\bfits? (this|these|“)/i,
    instead: '“No matches”',
    why: 'a search has matches',
    example: 'Nothing fits “x”.',
  },
  {
    pattern: /\bstands? (here|there|in|on|beside|twice|already)\b/i,
    instead: '“is”, “appears”',
    why: '“stehen” is “to be”',
    example: 'It stands on line 3 already.',
  },
  {
    pattern: /\bbelongs? (here|there|into)\b/i,
    instead: '“Expected …”, “is not allowed in …”',
    why: 'an error says what was expected',
    example: 'A name belongs here.',
  },
  {
    pattern: /\bmend(s|ed|ing)?\b/i,
    instead: '“fix”, “correct”',
    why: 'clothes are mended',
    example: 'until this is mended',
  },
  {
    pattern: /\b(go|goes|went) on\b|\bway on\b/i,
    instead: '“continue”, “next step”',
    why: '“weiter” is “continue”',
    example: 'Go on with the import',
  },
  {
    pattern: /\banew\b/i,
    instead: '“again”',
    why: 'it is a word of poems',
    example: 'It is read anew.',
  },
  {
    pattern: /\b(looks?|looked) into\b/i,
    instead: '“check”',
    why: 'an address is checked',
    example: 'Each address is looked into.',
  },
  {
    pattern: /\bby (itself|themselves)\b/i,
    instead: '“automatically”, “individually”',
    why: '“von selbst” is “automatically”',
    example: 'It renews by itself',
  },

  // How a sentence is built
  {
    pattern: /\bof (what|whom)\b/i,
    instead: 'the noun',
    why: 'the thing is called by its name',
    example: 'the number of what was found',
  },
  {
    pattern:
      /\bwhat (is|was) (stored|saved|typed|found|left|there|new|gone|done|shown|chosen|said|written)\b/i,
    instead: 'the noun: “the saved version”, “your changes”, “matches”',
    why: 'the thing is called by its name',
    example: 'What is stored could not be read',
  },
  {
    pattern: /\b(is|are) none\b/i,
    instead: '“there are no …”, “is not a …”',
    why: 'the thing is called by its name',
    example: 'where there is none',
  },
  {
    pattern: /\bso (many|often)\b/i,
    instead: 'the number, “how many”',
    why: '“so viele” is a number that a reader has to guess',
    example: 'makes so many users',
  },
  {
    pattern: /\bas far as (it|they|is|that)\b/i,
    instead: '“if”, or nothing',
    why: '“soweit” says nothing that can be checked',
    example: 'as far as it fits its schema',
  },
  {
    pattern: /\btold apart\b/i,
    instead: '“distinguish”, “separate”',
    why: 'the passive hides who does it',
    example: 'They cannot be told apart.',
  },
  {
    pattern: /\bmeanwhile\b/i,
    instead: '“in the meantime”, “since”',
    why: '“inzwischen” is “since” or “in the meantime”',
    example: 'Somebody saved meanwhile.',
  },
  {
    pattern: /\bbesides\b/i,
    instead: '“also”, “other”, “except”',
    why: '“außerdem” and “außer” are two words in English',
    example: 'what it has besides stays',
  },
  {
    pattern: /\ball the same\b/i,
    instead: '“still”, or nothing',
    why: '“trotzdem” at the end of a sentence sounds like “everything is equal”',
    example: 'Superadmins can change it all the same.',
  },
  {
    pattern: /\bfor good\b/i,
    instead: '“permanently”',
    why: 'one word that cannot be misread',
    example: 'It is gone for good.',
  },
  {
    pattern: /(^|[.:] )Of (an?|all|each|the|these|what|whom|…)(?=\W|$)/m,
    instead: 'the subject first',
    why: '“Von …” opens German sentences, not English ones',
    example: 'Of each it is said how it is tried.',
  },
];

/** The prose of a page, without code, URLs of links and documented texts. */
const readProse = (page: string) =>
  documented.reduce(
    (text, quoted) => text.replaceAll(`'${quoted}'`, ''),
    readFileSync(page, 'utf8')
      .replace(/^```[^]*?^```/gm, '')
      .replace(/`[^`]*`/g, '')
      .replace(/\]\([^)]*\)/g, ']'),
  );

/** The plural forms of a text, without the names of its interpolations. */
const pluralForms = (text: string) => text.replace(/%\{\w+\}/g, '…').split(' |||| ');

/** Joins wrapped sentences into one line. */
const proseLines = (prose: string) =>
  prose.split(/\n\s*\n|\n(?=[|#-]|\d+\. )/).map(text => text.replace(/\s+/g, ' ').trim());

const findWords = (position: string, texts: string[], entries: VocabularyRule[]) =>
  entries.flatMap(({ pattern, instead, why }) =>
    texts.flatMap(text => {
      const found = pattern.exec(text);
      return found ? [`${position}: ${found[0].trim()}, in “${text}”. Write ${instead}: ${why}.`] : [];
    }),
  );

const DECISIONS = 'docs/decisions';
const OWN_FILE = 'tests/house/words.test.ts';
const codeFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(tsx?|mjs|css)$/.test(file) && file !== OWN_FILE && existsSync(file));
const pages = [
  'README.md',
  'docs/behaviour.md',
  'docs/contract.md',
  'docs/guide.md',
  'docs/running.md',
  'docs/platform.md',
  'docs/code.md',
  'docs/tests.md',
  ...readdirSync(DECISIONS).map(file => `${DECISIONS}/${file}`),
];

describe('the words of the English texts', () => {
  const exempt = new Set<string>(documented);

  it('No English text uses a word of the private vocabulary', () => {
    const found = Object.entries(english).flatMap(([key, text]) =>
      exempt.has(text) ? [] : findWords(key, pluralForms(text), vocabulary),
    );
    expect(found).toEqual([]);
  });
});

const commonRules = vocabulary.filter(({ only }) => only !== 'texts');

describe('the words of the documentation', () => {
  it.each(pages)('%s uses no word of the private vocabulary', page => {
    expect(findWords(page, proseLines(readProse(page)), commonRules)).toEqual([]);
  });
});

describe('the words of the code', () => {
  it('proseInCode reads comments and test names', () => {
    const source = `
      // A line comment that
      // is wrapped, with \`code\`, an editor's “Quoted label” and 'Another'.
      const a = '// not a comment'; /* A block */
      describe.each([1])('a name', () => test.each([1])(\`\${a} another\`, () => /x/.test('not a name')));`;
    expect(proseInCode('tests/read.ts', source)).toEqual([
      { position: 'tests/read.ts:2', text: "A line comment that is wrapped, with , an editor's  and ." },
      { position: 'tests/read.ts:4', text: 'A block' },
      { position: 'tests/read.ts:5', text: 'a name' },
      { position: 'tests/read.ts:5', text: '… another' },
    ]);
  });

  it('No comment and no test name uses a word of the private vocabulary', () => {
    const prose = codeFiles.flatMap(file => proseInCode(file));
    expect(prose.length).toBeGreaterThan(5_000);
    expect(prose.flatMap(({ position, text }) => findWords(position, [text], commonRules))).toEqual([]);
  }, 60_000);
});

describe('the private vocabulary', () => {
  it.each(vocabulary)('The private vocabulary finds “$example”', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  });
});
