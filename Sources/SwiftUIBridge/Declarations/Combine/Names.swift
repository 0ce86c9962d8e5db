enum Subscribers {}

enum Publishers {}
