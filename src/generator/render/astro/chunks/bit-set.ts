/** A set of whole numbers from 0 up to a size, as bits. */
export class BitSet {
  private readonly words: Uint32Array;

  /** @param size number above every member */
  constructor(size: number | Uint32Array) {
    this.words = typeof size === 'number' ? new Uint32Array(Math.ceil(size / 32)) : size;
  }

  has(member: number): boolean {
    return ((this.words[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;
  }

  add(member: number): void {
    this.words[member >>> 5] = (this.words[member >>> 5] ?? 0) | (1 << (member & 31));
  }

  remove(member: number): void {
    this.words[member >>> 5] = (this.words[member >>> 5] ?? 0) & ~(1 << (member & 31));
  }

  /** A new set with the members of both, which have one size. */
  union(other: BitSet): BitSet {
    return new BitSet(this.words.map((word, index) => word | (other.words[index] ?? 0)));
  }

  /** Whether the sets have a member in common. */
  meets(other: BitSet): boolean {
    return this.words.some((word, index) => (word & (other.words[index] ?? 0)) !== 0);
  }

  /** Sum of the weights of the members that both sets have. */
  weightWith(other: BitSet, weights: readonly number[]): number {
    let sum = 0;
    for (let index = 0; index < this.words.length; index += 1)
      sum += weightOf((this.words[index] ?? 0) & (other.words[index] ?? 0), index, weights);
    return sum;
  }

  /** Sum of the weights of the members that the other set does not have. */
  weightWithout(other: BitSet, weights: readonly number[]): number {
    let sum = 0;
    for (let index = 0; index < this.words.length; index += 1)
      sum += weightOf((this.words[index] ?? 0) & ~(other.words[index] ?? 0), index, weights);
    return sum;
  }

  /** The members as text, equal for equal sets of one size. */
  key(): string {
    return this.words.join(' ');
  }

  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.words.length; index += 1)
      for (let left = this.words[index] ?? 0; left !== 0; left &= left - 1)
        yield index * 32 + 31 - Math.clz32(left & -left);
  }
}

function weightOf(word: number, index: number, weights: readonly number[]): number {
  let sum = 0;
  for (let left = word; left !== 0; left &= left - 1)
    sum += weights[index * 32 + 31 - Math.clz32(left & -left)] ?? 0;
  return sum;
}
