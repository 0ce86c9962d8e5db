// The fonts are resources of this target, so that a package which depends on Easel has them beside its programs.
