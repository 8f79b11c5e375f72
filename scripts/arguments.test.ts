import { describe, expect, it } from 'vitest';
import { readArguments, readArgumentsWith, readFormat, readPort, UsageError } from './arguments.ts';

describe('the arguments of a command', () => {
  it('give the options that were typed', () => {
    const argv = ['--brand', 'illes', '--brand=ribera', '--force'];
    expect(readArguments('build', ['brand', 'force', 'out'], argv)).toEqual({
      brand: ['illes', 'ribera'],
      force: true,
    });
  });

  it('are refused with what the command takes', () => {
    const read = () => readArguments('start', ['brand', 'port'], ['--out', 'x']);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(/Unknown option '--out'\.\n\nUsage: npm start -- \[options\]\n {2}--brand ID/);
    expect(() => readArguments('start', ['port'], ['illes'])).toThrow(UsageError);
    expect(() => readArguments('start', ['port'], ['--port'])).toThrow(UsageError);
  });

  it('have one value without a name where a command takes it', () => {
    const read = (...argv: string[]) =>
      readArgumentsWith({ value: 'ID', help: 'name' }, 'new-brand', ['brands-dir'], argv);
    expect(read('cierzo', '--brands-dir', 'x')).toEqual({
      argument: 'cierzo',
      values: { 'brands-dir': 'x' },
    });
    expect(() => read()).toThrow(/^ID is missing\.\n\nUsage: npm run new-brand -- ID \[options\]\n {2}ID /);
    expect(() => read('cierzo', 'ebro')).toThrow('ebro is too much');
    expect(() => read('cierzo', '--out', 'x')).toThrow(UsageError);
  });

  it('are checked for what they mean', () => {
    expect(readPort()).toBe(4321);
    expect(readPort('8080')).toBe(8080);
    for (const wrong of ['0', '65536', '80a', '-1', '']) expect(() => readPort(wrong)).toThrow(UsageError);
    expect(readFormat()).toBe('text');
    expect(readFormat('github')).toBe('github');
    expect(() => readFormat('toString')).toThrow(UsageError);
  });
});
