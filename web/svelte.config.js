// Runes everywhere; a warning of the compiler is an error of ours.
export default { compilerOptions: { runes: true } };
