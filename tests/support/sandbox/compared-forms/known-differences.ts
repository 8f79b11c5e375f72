/** Known exceptions with reasons. */
const differences: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/ "1\.000": held back/, 'a thousand, of someone who means it; it would be sent as 1'],
  [/ "-----": held back for (?:dni|iban|numero\w+), taken/, 'nothing is left of it that could be sent'],
  [/… \(151\): held back/, 'the field stops at 150, a server may know a longer text from elsewhere'],
  [
    /^(?:agreement\.(?:tramitacion|formaPago)|closing\.chosen) "": held back/,
    'a yes or no that has to be chosen; without a choice it would be sent as no',
  ],
  [/^company\.(?:nombreFiscal|sector) "": held back/, 'what was emptied is not sent, and stays as it was'],
  [
    /^address\.\w+ "": held back/,
    'servers know addresses of which a part is missing; a form asks for all of it',
  ],
  [
    /^(?:experience|study|(?:student|company) proposal)\.\w+ "": held back/,
    'a brand may ask for more than a server needs; a CV that is imported need not have it',
  ],
  [
    /^(?:practicas|empleo)\.ficheroInformacionComplementaria required/,
    'the file has rules of its own, beside the form',
  ],
  [/^practicas\.tutores required/, 'the form is compared without the tutors that the company has'],
  [
    /^preferences\.aniosExperiencia "1,5": held back/,
    'the form asks for whole years; a server may know parts of one from elsewhere',
  ],
  [/^graduate check\.fechaNacimiento /, 'nobody is found who was born then, which is an answer too'],
];

/** Disagreements that no known difference explains. */
export const unexplained = (found: readonly string[]): string[] =>
  found.filter((line) => !differences.some(([pattern]) => pattern.test(line)));
