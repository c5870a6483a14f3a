interface Branch {
  isPath: boolean;
  readonly keys: Map<PropertyKey, Branch>;
}

/** A set of paths that finds entries at, under and above a path. */
export class PathTree {
  readonly paths: (readonly PropertyKey[])[] = [];
  readonly #root: Branch = { isPath: false, keys: new Map() };

  /** Adds a path once. */
  add(path: readonly PropertyKey[]): void {
    let branch = this.#root;
    for (const key of path) {
      const next = branch.keys.get(key) ?? { isPath: false, keys: new Map() };
      branch.keys.set(key, next);
      branch = next;
    }
    if (!branch.isPath) this.paths.push(path);
    branch.isPath = true;
  }

  has(path: readonly PropertyKey[]): boolean {
    return this.#at(path)?.isPath === true;
  }

  /** Returns true if the path, or one under it, was added. */
  hasWithin(path: readonly PropertyKey[]): boolean {
    return this.paths.length > 0 && this.#at(path) !== undefined;
  }

  /** Returns true if the path, or one above it, was added. */
  hasOnTheWayTo(path: readonly PropertyKey[]): boolean {
    let branch: Branch | undefined = this.#root;
    for (const key of path) {
      if (branch.isPath) return true;
      branch = branch.keys.get(key);
      if (!branch) return false;
    }
    return branch.isPath;
  }

  #at(path: readonly PropertyKey[]): Branch | undefined {
    let branch: Branch | undefined = this.#root;
    for (const key of path) branch = branch?.keys.get(key);
    return branch;
  }
}
