export declare const DEEPEST: number;
export declare const rooms: Record<string, string[]>;
