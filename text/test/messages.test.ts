import { EXPRESSION_WORDS, OPERATION_WORDS } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { EVENT_HOOKS, QUERIES } from '../../engine/src/language/hooks.ts';
import { grammarFile, languages, loadWords } from '../src/index.ts';
import { argumentsOf, parse } from '../src/language/icu.ts';
import { GRAMMARS } from '../src/load/grammars.generated.ts';
import { readOwnWords } from '../src/load/load-words.ts';
import { must } from './must.ts';
import { PACKS } from './packs.ts';
import { refusals } from './source.ts';

const english = loadWords('en', []).messages;
const lacking = (prefix: string, names: readonly string[]): string[] =>
  names.filter((name) => english[`${prefix}.${name}`] === undefined);
const used = (key: string): string[] => [...argumentsOf(parse(english[key] ?? ''))];

describe('The English messages', () => {
  it.each(languages().filter((lang) => lang !== 'qps'))('are all ICU messages (%s)', (lang) => {
    const broken = Object.entries(loadWords(lang, []).messages).filter(([, message]) => {
      try {
        parse(message);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  it('put no article before the name of a card that has one of its own', () => {
    // What is given, stolen, dropped, carried or fought with is an item or an omen: their names have none.
    const items =
      /^(verb\.(accept|decline|give|steal|drop|take-back|weapon)|barred\.verb\.|log\.(attack|offered)|ask\.consent)/;
    const wrong = Object.entries(english).filter(
      ([key, message]) =>
        /^(log|ask|verb|barred|play|tale)\./.test(key) &&
        !items.test(key) &&
        /\b(the|an?) \{(card|about|thing|top)\}/i.test(message),
    );
    expect(wrong).toEqual([]);
  });

  it('give a reason for every clause that can be a refusal', () => {
    for (const { id, edition, cards = [] } of PACKS) {
      const named = edition?.clauses ?? {};
      const own = cards.flatMap((card) => card.can?.cites ?? []);
      const clauses = [...refusals(Object.keys(named)).map((name) => must(named[name], `the clause ${name}`)), ...own];
      expect(clauses.length).toBeGreaterThan(edition === undefined ? -1 : 10);
      const { messages } = loadWords('en', [id]);
      expect([...new Set(clauses)].filter((clause) => messages[`rule.${clause}`] === undefined)).toEqual([]);
    }
  });

  it('have words for every expression and every operation of the language', () => {
    const where = 'each needs a message in text/en (docs/recipes/add-a-word.md, step 4)';
    expect(lacking('x', EXPRESSION_WORDS), `x.…: ${where}`).toEqual([]);
    expect(lacking('op', OPERATION_WORDS), `op.…: ${where}`).toEqual([]);
  });

  it('have a name for every hook on which a rule can hang', () => {
    const parts = Object.keys(EVENT_HOOKS).map((hook) => hook.split('.'));
    const events = [...new Set(parts.map(([event]) => must(event, 'an event')))];
    const phases = [...new Set(parts.map(([, phase]) => must(phase, 'a phase')))];
    expect([...lacking('event', events), ...lacking('phase', phases)]).toEqual([]);
    expect(lacking('query', Object.keys(QUERIES))).toEqual([]);
  });
});

describe('A translation', () => {
  it('without a grammar of its own bends nouns as the English does, so that English sentences can stand in', () => {
    expect(grammarFile('xx')).toBe(grammarFile('en'));
    expect(grammarFile('de')).not.toBe(grammarFile('en'));
  });

  /** An argument without the form that is asked of it. */
  const bare = (name: string, endings: readonly string[]): string => {
    const form = [...endings]
      .sort((a, b) => b.length - a.length)
      .find((ending) => name.toLowerCase().endsWith(`_${ending}`));
    return form === undefined ? name : name.slice(0, -form.length - 1);
  };
  const ENGLISH = must(GRAMMARS.en, 'the English grammar');
  /** What every phrase is handed: in which form it is wanted, and what stands before it; company that fields have. */
  const COMPANY = ['form', 'order', 'kind', 'capital'];
  const fieldOf = (name: string): string => name.replace(/_(word|is|sign|abs|number|gender)$/, '');
  /** Whether it is one or several: only languages that bend their verbs want to know. */
  const isClass = (key: string): boolean => /^x\..+\.(number|gender)$/.test(key);

  it('has no keys and arguments but those of the English, in whatever forms', () => {
    const odd = languages()
      .filter((lang) => lang !== 'qps' && lang !== 'en')
      .flatMap((lang) => {
        const { messages, grammar = ENGLISH } = readOwnWords(lang, []);
        const endings = (of: typeof ENGLISH): string[] => [...of.forms, ...of.classes, ...of.verbs, 'capital'];
        return Object.entries(messages).flatMap(([key, message]) => {
          if (isClass(key)) return [];
          if (english[key] === undefined) return [`${lang}: ${key}`];
          const known = new Set(used(key).map((name) => fieldOf(bare(name, endings(ENGLISH)))));
          return [...argumentsOf(parse(message))]
            .map((name) => fieldOf(bare(name, endings(grammar))))
            .filter((name) => !known.has(name) && !COMPANY.includes(name))
            .map((name) => `${lang}: ${key}: ${name}`);
        });
      });
    expect(odd).toEqual([]);
  });
});
